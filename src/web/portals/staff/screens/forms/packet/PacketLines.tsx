import { PACKET_BY } from '#contract/forms-packet-choices.ts';
import type { FormEntry, FormPacket } from '#web/domains/forms/library.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { PacketLineItem } from './PacketLineItem.tsx';

type PacketLinesProps = Pick<FormPacket, 'lines' | 'region'> & { forms: readonly FormEntry[] };

/** The lines of the packet, by who asks for them. */
export function PacketLines({ lines, region, forms }: PacketLinesProps) {
  const { t } = useTranslation();
  return PACKET_BY.map((by) => {
    const own = lines.filter((line) => line.by === by);
    return (
      own.length > 0 && (
        <Card
          key={by}
          as="section"
          flush
          title={t(`formsPacket.by.${by}`, { region })}
          description={t(`formsPacket.byText.${by}`)}
        >
          <ul className="divide-y divide-line">
            {own.map((line) => (
              <PacketLineItem key={line.id} line={line} forms={forms} />
            ))}
          </ul>
        </Card>
      )
    );
  });
}
