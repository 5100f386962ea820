import { clsx } from 'clsx';
import { Check, Phone, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ListedChild } from '#web/domains/roll-call/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Calls } from './Calls.tsx';

type ChildRowProps = { child: ListedChild; isAccounted: boolean; onTap(): void };

/** One tap: the child is accounted for; another takes it back. */
export function ChildRow({ child, isAccounted, onTap }: ChildRowProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const name = `${child.firstName} ${child.lastName}`;
  return (
    <li className={clsx(rowLook, isAccounted ? 'border-success bg-success-soft' : 'border-line-strong bg-surface')}>
      <div className="flex items-center">
        <button type="button" aria-pressed={isAccounted} onClick={onTap} className={tapLook}>
          <span
            className={clsx(markLook, isAccounted ? 'border-success bg-success text-surface' : 'border-line-strong')}
          >
            {isAccounted && <Check className="size-7" strokeWidth={3.5} />}
          </span>
          <span className="min-w-0 flex-1">
            <span className="private block break-words font-semibold text-ink text-xl leading-tight">{name}</span>
            {child.allergies && (
              <span className="mt-1 flex items-start gap-1.5 font-medium text-attention-ink">
                <TriangleAlert className="mt-0.5 size-5 shrink-0" />
                {t('rollCall.allergies', { allergies: child.allergies })}
              </span>
            )}
          </span>
        </button>
        <IconButton
          label={t('rollCall.contactsOf', { name })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="me-2 size-14"
        >
          <Phone className="size-6" />
        </IconButton>
      </div>
      {isOpen && (
        <div className="border-line border-t px-3 py-3">
          <Calls child={child} />
        </div>
      )}
    </li>
  );
}

const rowLook = 'self-start overflow-hidden rounded-md border-2';
const tapLook = 'flex min-h-18 min-w-0 flex-1 touch-manipulation items-center gap-3.5 px-3.5 py-2.5 text-start';
const markLook = 'grid size-10 shrink-0 place-items-center rounded-full border-3';
