import { ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import type { ContactKind } from '#contract/child-file-choices.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import { Private } from '#web/ui/Private.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';
import { type ChildFile, type Contact, orderContacts, removeContact } from './queries.ts';
import { earlier, type Reader } from './rules.ts';
import { useOutcome } from './useOutcome.ts';

const ContactForm = lazyDialog(() => import('./forms/ContactForm.tsx'));

type ContactListProps = {
  file: ChildFile;
  reader: Reader;
  part: 'contacts' | 'homes';
  kinds: readonly ContactKind[];
};

/** Whom to call, in this order, or where a child lives. */
export function ContactList({ file, reader, part, kinds }: ContactListProps) {
  const { t } = useTranslation();
  const form = useDialog<Contact | 'new'>();
  const shown = file.contacts.filter(({ kind }) => kinds.includes(kind));
  return (
    <Card
      as="section"
      title={t(`childFile.${part}.title`)}
      description={reader.isGuardian ? t(`childFile.${part}.forGuardian`) : undefined}
    >
      {shown.length === 0 && <p className="text-ink-soft">{t(`childFile.${part}.none`)}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {shown.map((contact) => (
          <ContactItem
            key={contact.id}
            contact={contact}
            file={file}
            reader={reader}
            onEdit={() => form.open(contact)}
          />
        ))}
      </ul>
      {reader.changes && (
        <Button
          variant="secondary"
          className="mt-4"
          icon={<Plus />}
          onClick={() => form.open('new')}
          {...ContactForm.near}
        >
          {t(`childFile.${part}.add`)}
        </Button>
      )}
      {form.show((wanted, opened) => (
        <ContactForm
          childId={file.child.id}
          contact={wanted === 'new' ? undefined : wanted}
          kinds={kinds}
          isGuardian={reader.isGuardian}
          {...opened}
        />
      ))}
    </Card>
  );
}

type ContactItemProps = { contact: Contact; file: ChildFile; reader: Reader; onEdit(): void };

function ContactItem({ contact, file, reader, onEdit }: ContactItemProps) {
  const { t } = useTranslation();
  const outcome = useOutcome();
  const told = { failed: t('childFile.notSaved') };
  const remove = useAction(removeContact, { ...told, done: outcome });
  const order = useAction(orderContacts, told);
  const { id, kind, name, relationship, phoneNumber, address, note, saidBy } = contact;
  const first = reader.isGuardian ? null : earlier(file.contacts, contact);
  const childId = file.child.id;
  const ask = () =>
    confirmDelete({
      title: t('childFile.remove.title', { name }),
      text: t(reader.isGuardian ? 'childFile.remove.forGuardian' : 'childFile.remove.text'),
      label: t('childFile.remove.label'),
      doDelete: () => remove.run({ params: { id: childId, contactId: id } }),
    });
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0">
      <div className="wrap-anywhere min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Private>
            <span className="font-semibold">{name}</span>{' '}
            {relationship && <span className="text-ink-soft">{relationship}</span>}
          </Private>
          {kind !== 'home' && <Badge icon={null}>{t(`childFile.kinds.${kind}`)}</Badge>}
        </p>
        {phoneNumber && (
          <p>
            <Private>
              <PhoneLink>{phoneNumber}</PhoneLink>
            </Private>
          </p>
        )}
        {address && (
          <p className="whitespace-pre-line">
            <Private>{address}</Private>
          </p>
        )}
        {note && <p className="whitespace-pre-line text-ink-soft text-sm">{note}</p>}
        {!reader.isGuardian && saidBy && (
          <p className="text-ink-soft text-sm">{t('childFile.saidBy', { name: saidBy })}</p>
        )}
      </div>
      {reader.changes && (
        <MoreMenu size="small" label={t('common.moreFor', { name })}>
          {first && (
            <MenuItem
              icon={<ArrowUp />}
              onSelect={() => order.run({ params: { id: childId }, body: { contactIds: first } })}
            >
              {t('childFile.earlier')}
            </MenuItem>
          )}
          <MenuItem icon={<Pencil />} onSelect={onEdit}>
            {t('common.edit')}
          </MenuItem>
          <MenuItem danger icon={<Trash2 />} onSelect={ask}>
            {t('childFile.remove.label')}
          </MenuItem>
        </MoreMenu>
      )}
    </li>
  );
}
