import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { copyText } from '#web/ui/copyText.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';

type Fact = { term: string; value: string | null; href?: string };

/** Facts to read and to copy one by one; those that nobody entered are left out. */
export function CopyList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ term, value, href }) => value && <CopyFact key={term} term={term} value={value} href={href} />)}
    </dl>
  );
}

function CopyFact({ term, value, href }: { term: string; value: string; href: string | undefined }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const copy = async () =>
    setCopied(
      await copyText(value, {
        done: {
          title: t('billingFamily.instructions.copied'),
          description: t('billingFamily.instructions.copiedText'),
        },
        failed: {
          title: t('billingFamily.instructions.copyFailed'),
          description: t('billingFamily.instructions.copyFailedText'),
        },
      }),
    );
  return (
    <div className="relative py-2 pe-12">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="wrap-anywhere whitespace-pre-line font-medium tabular-nums">
        {href ? <TextLink href={href}>{value}</TextLink> : value}
        <IconButton
          label={t('billingFamily.instructions.copy', { what: term })}
          className="absolute! -end-2 inset-y-0 my-auto"
          onClick={() => void copy()}
          onBlur={() => setCopied(false)}
        >
          {isCopied ? <Check className="text-success" /> : <Copy />}
        </IconButton>
      </dd>
    </div>
  );
}
