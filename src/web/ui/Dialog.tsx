import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type FormEventHandler, type ReactNode, useRef } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { onPassedEscape } from './noticeEscape.ts';
import { useReturnFocus } from './useReturnFocus.ts';

type DialogProps = {
  open?: boolean;
  onClose(): void;
  title: ReactNode;
  description?: ReactNode;
  /** What the cross is called; Close unless told. */
  closeLabel?: string;
  /** `full`: as wide as the screen, for what is looked at. */
  size?: 'small' | 'medium' | 'large' | 'full';
  /** Opened to be typed into: at the top, where no keyboard covers it, and its field has the focus on touch as well. */
  isForTyping?: boolean;
  /** The actions, secondary first; always in sight; the last one, the main one, is the widest on phones. */
  footer?: ReactNode;
  /** Makes body and footer one form; a stray press outside then no longer closes and loses what was typed. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
};

/** Centred on wide screens, a sheet from the bottom on phones; the body scrolls, header and footer stay. */
export function Dialog({
  open = true,
  onClose,
  title,
  description,
  closeLabel,
  size = 'medium',
  isForTyping = false,
  footer,
  onSubmit,
  children,
}: DialogProps) {
  const { t } = useTranslation();
  const content = useRef<HTMLDivElement>(null);
  const focus = useReturnFocus();
  const inside = (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-1 pb-5 sm:px-6 sm:pb-6">{children}</div>
      {footer && (
        <div data-thumb-bar className={footerLook}>
          {footer}
        </div>
      )}
    </>
  );
  return (
    <Radix.Root open={open} onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="veil fixed inset-0 z-40" />
        <Radix.Content
          ref={content}
          tabIndex={-1}
          className={clsx('dialog-panel', contentLook, sizes[size], isForTyping && topLook)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focus.remember();
            firstFocus(content.current, isForTyping)?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={focus.giveBack}
          onEscapeKeyDown={(event) => listIsOpen() && event.preventDefault()}
          onKeyDown={onPassedEscape(() => !listIsOpen() && onClose())}
          onInteractOutside={(event) => onSubmit && event.preventDefault()}
        >
          <header className="px-5 pt-5 pb-4 sm:px-6 sm:pt-6">
            <div className="flex items-start gap-4">
              <Radix.Title className="min-w-0 flex-1 text-balance font-semibold text-xl">{title}</Radix.Title>
              <Radix.Close aria-label={closeLabel ?? t('shell.close')} className={closeLook}>
                <X className="size-5" />
              </Radix.Close>
            </div>
            {description && <Radix.Description className="mt-1 text-ink-soft">{description}</Radix.Description>}
          </header>
          {onSubmit ? (
            <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col">
              {inside}
            </form>
          ) : (
            inside
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The first field with a mouse at hand; the dialog itself on touch, where focus would raise the keyboard at once. */
function firstFocus(content: HTMLElement | null, isForTyping: boolean): HTMLElement | null {
  if (!content || !(isForTyping || matchMedia('(pointer: fine)').matches)) return content;
  return content.querySelector<HTMLElement>(':is(input,select,textarea):enabled:not([hidden])') ?? content;
}

/** Escape first closes the open list of a combobox, only then the dialog. */
function listIsOpen(): boolean {
  const focused = document.activeElement;
  return focused?.getAttribute('role') === 'combobox' && focused.getAttribute('aria-expanded') === 'true';
}

export const contentLook = clsx(
  'fixed z-50 flex max-h-[92dvh] flex-col overflow-hidden bg-raised text-ink shadow-overlay outline-none forced-colors:border',
  'inset-x-0 bottom-0 rounded-t-xl pb-[env(safe-area-inset-bottom)]',
  'sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:mx-auto sm:max-h-[calc(100dvh-3rem)] sm:-translate-y-1/2 sm:rounded-xl sm:pb-0',
);

const topLook =
  'max-sm:top-0 max-sm:bottom-auto max-sm:rounded-t-none max-sm:rounded-b-xl max-sm:pb-0 sm:top-20 sm:translate-y-0';

export const footerLook = clsx(
  'flex gap-2.5 border-line border-t bg-raised px-5 py-3.5 max-sm:*:last:flex-1 sm:justify-end sm:gap-3 sm:px-6 sm:py-4',
);

const closeLook = clsx(
  '-me-2.5 -my-2 grid size-11 shrink-0 place-content-center rounded-md text-ink-soft transition-colors hover:bg-sunken hover:text-ink',
);

const sizes = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-3xl', full: '' };
