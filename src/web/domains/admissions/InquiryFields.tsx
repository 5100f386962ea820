import { Plus, Trash2 } from 'lucide-react';
import { MOST_CHILDREN, MOST_CONTACTS } from '#contract/admissions-choices.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';
import { InquiryChildFields } from './InquiryChildFields.tsx';
import { InquiryContactFields } from './InquiryContactFields.tsx';
import { changedAt, type InquiryValues, newChild, newContact } from './rules.ts';

type InquiryFieldsProps = {
  values: InquiryValues;
  refused: Readonly<Record<string, string>>;
  today: string;
  /** The family itself fills it in. */
  isFamily: boolean;
  /** Mail leaves the center. */
  canMail: boolean;
  onChange(change: Partial<InquiryValues>): void;
};

/** Who asks, and for which children. */
export function InquiryFields({
  values: { contacts, children },
  refused,
  today,
  isFamily,
  canMail,
  onChange,
}: InquiryFieldsProps) {
  const { t } = useTranslation();
  const remove = (label: string, onClick: () => void) => (
    <Button variant="quiet" size="small" icon={<Trash2 className="size-4" />} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <>
      {contacts.map((contact, at) => (
        <Section
          // biome-ignore lint/suspicious/noArrayIndexKey: the first stays the first, and only the second can be removed
          key={at}
          title={t(
            at > 0 ? 'admissionsJoin.secondContact' : isFamily ? 'admissionsJoin.you' : 'admissionsJoin.contact',
          )}
          actions={
            at > 0 &&
            remove(t('admissionsJoin.removeContact'), () =>
              onChange({ contacts: contacts.slice(0, MOST_CONTACTS - 1) }),
            )
          }
        >
          <InquiryContactFields
            values={contact}
            refused={(field) => refused[['contacts', at, field].join('.')]}
            isReader={isFamily && at === 0}
            isMailed={canMail && at === 0}
            onChange={(change) => onChange({ contacts: changedAt(contacts, at, change) })}
          />
        </Section>
      ))}
      {contacts.length < MOST_CONTACTS && (
        <Button
          variant="secondary"
          className="self-start"
          icon={<Plus className="size-5" />}
          onClick={() => onChange({ contacts: [...contacts, newContact] })}
        >
          {t('admissionsJoin.addContact')}
        </Button>
      )}
      {children.map((child, at) => (
        <Section
          key={child.key}
          title={t(children.length > 1 ? 'admissionsJoin.childNumber' : 'common.child', { number: at + 1 })}
          actions={
            children.length > 1 &&
            remove(t('admissionsJoin.removeChild', { number: at + 1 }), () =>
              onChange({ children: children.filter(({ key }) => key !== child.key) }),
            )
          }
        >
          <InquiryChildFields
            values={child}
            refused={(field) => refused[['children', at, field].join('.')]}
            today={today}
            onChange={(change) => onChange({ children: changedAt(children, at, change) })}
          />
        </Section>
      ))}
      {refused.children && (
        <p role="alert" className="font-medium text-attention-ink text-sm">
          {refused.children}
        </p>
      )}
      {children.length < MOST_CHILDREN && (
        <Button
          variant="secondary"
          className="self-start"
          icon={<Plus className="size-5" />}
          onClick={() => onChange({ children: [...children, newChild(children)] })}
        >
          {t('admissionsJoin.addChild')}
        </Button>
      )}
    </>
  );
}
