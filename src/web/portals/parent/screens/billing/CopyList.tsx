import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { putOnClipboard } from '../../../../domains/accounts/useCopyLink.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { toast } from '../../../../ui/toast.ts';

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
  const copy = async () => {
    const done = await putOnClipboard(value);
    setCopied(done);
    if (done) {
      toast({
        title: t('paying.instructions.copied'),
        description: t('paying.instructions.copiedText'),
        variant: 'success',
      });
    } else {
      toast({
        title: t('paying.instructions.copyFailed'),
        description: t('paying.instructions.copyFailedText'),
        variant: 'error',
      });
    }
  };
  return (
    <div className="relative py-2 pe-12">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="wrap-anywhere whitespace-pre-line font-medium tabular-nums">
        {href ? <TextLink href={href}>{value}</TextLink> : value}
        <IconButton
          label={t('paying.instructions.copy', { what: term })}
          className="absolute! -end-2 inset-y-0 my-auto"
          onClick={() => void copy()}
          onBlur={() => setCopied(false)}
        >
          {isCopied ? <Check className="text-success" aria-hidden="true" /> : <Copy aria-hidden="true" />}
        </IconButton>
      </dd>
    </div>
  );
}
