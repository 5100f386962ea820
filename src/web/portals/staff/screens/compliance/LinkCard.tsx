import type { InspectorLink } from '#web/domains/compliance/rules.ts';
import { formatDate, formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';

type LinkCardProps = { link: InspectorLink; onLooks(): void; onRevoke(): void };

const TONES = { open: 'success', expired: 'neutral', revoked: 'attention' } as const;

export function LinkCard({ link, onLooks, onRevoke }: LinkCardProps) {
  const { t } = useTranslation();
  const { label, state, sheets, from, to, createdAt, createdBy, expiresAt, looks, lastLookAt } = link;
  return (
    <Card
      as="li"
      title={label}
      level={2}
      action={<Badge tone={TONES[state]}>{t(`compliance.links.states.${state}`)}</Badge>}
      description={t('compliance.links.until', { when: formatInstant(expiresAt) })}
    >
      <DescriptionList
        items={[
          {
            term: t('compliance.links.shows'),
            detail: sheets.map((sheet) => t(`compliance.sheets.${sheet}`)).join(', '),
          },
          {
            term: t('common.days'),
            detail: t('compliance.days', { from: formatDate(from), to: formatDate(to) }),
          },
          {
            term: t('compliance.links.madeBy'),
            detail: t('compliance.links.made', { when: formatInstant(createdAt), name: createdBy ?? '–' }),
          },
          {
            term: t('compliance.links.looksHeader'),
            detail: lastLookAt
              ? t('compliance.links.looks', { count: looks, when: formatInstant(lastLookAt) })
              : t('compliance.links.noLooks'),
          },
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-2.5">
        {looks > 0 && (
          <Button variant="secondary" size="small" onClick={onLooks}>
            {t('compliance.links.seeLooks')}
          </Button>
        )}
        {state === 'open' && (
          <Button
            variant="danger"
            size="small"
            aria-label={t('compliance.links.revokeOf', { label })}
            onClick={onRevoke}
          >
            {t('compliance.links.revoke')}
          </Button>
        )}
      </div>
    </Card>
  );
}
