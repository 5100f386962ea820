import { pictureAddress } from '#contract/kernel/pictures.ts';

type PhotoChoiceProps = { photo: { id: number; title: string }; isChosen: boolean; onToggle(): void };

/** A photo of the gallery to be chosen. */
export function PhotoChoice({ photo: { id, title }, isChosen, onToggle }: PhotoChoiceProps) {
  return (
    <li>
      <label className="relative block cursor-pointer rounded-md outline-offset-2 has-checked:outline-[3px] has-checked:outline-action has-focus-visible:outline-[3px] has-focus-visible:outline-focus">
        <img
          src={pictureAddress(id, 320, 'staff')}
          alt=""
          loading="lazy"
          className="aspect-square w-full rounded-md bg-sunken object-cover"
        />
        <input
          type="checkbox"
          className="check absolute! start-1.5 top-1.5"
          aria-label={title}
          checked={isChosen}
          onChange={onToggle}
        />
      </label>
    </li>
  );
}
