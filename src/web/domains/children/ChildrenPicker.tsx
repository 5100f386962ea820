import { X } from 'lucide-react';
import { Combobox } from '#web/ui/Combobox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ChildAvatar } from './ChildName.tsx';
import { type Child, fullName } from './rules.ts';

type ChildrenPickerProps = {
  /** Who can be added. */
  offered: readonly (Pick<Child, 'id' | 'firstName' | 'lastName' | 'photoUrl'> & { readonly room: string })[];
  chosen: readonly { readonly id: number; readonly name: string }[];
  onAdd(id: number): void;
  onRemove(id: number): void;
  label: string;
  /** What the list of those who are chosen is called; else like the field. */
  chosenLabel?: string;
  placeholder: string;
  emptyText: string;
  resultsText(count: number): string;
  removeText(name: string): string;
  error?: string | undefined;
};

/** Children by name, one after the other. */
export function ChildrenPicker({
  offered,
  chosen,
  onAdd,
  onRemove,
  label,
  chosenLabel = label,
  placeholder,
  emptyText,
  resultsText,
  removeText,
  error,
}: ChildrenPickerProps) {
  return (
    <>
      <Field label={label} required {...(error && { error })}>
        <Combobox
          options={offered.map((child) => ({
            value: String(child.id),
            label: fullName(child),
            detail: child.room,
            leading: <ChildAvatar child={child} size="small" />,
          }))}
          value={null}
          onChange={(id) => id !== null && onAdd(Number(id))}
          placeholder={placeholder}
          emptyText={emptyText}
          resultsText={resultsText}
        />
      </Field>
      {chosen.length > 0 && (
        <ul aria-label={chosenLabel} className="flex flex-wrap gap-2">
          {chosen.map(({ id, name }) => (
            <li key={id} className="flex items-center rounded-full bg-action-soft ps-3.5 text-action-soft-ink text-sm">
              <span className="wrap-anywhere font-medium">{name}</span>
              <IconButton label={removeText(name)} onClick={() => onRemove(id)}>
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
