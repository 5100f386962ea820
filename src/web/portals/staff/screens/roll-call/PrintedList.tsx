import type { ListedChild, RollCallList } from '#web/domains/roll-call/rules.ts';
import { dayOf, formatDate, formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** The list on paper: a box to check for each child, and whom to call. */
export function PrintedList({ list: { center, now, rooms, otherStaff } }: { list: RollCallList }) {
  const { t } = useTranslation();
  return (
    <div className="hidden text-black print:block">
      <h1 className="font-semibold text-2xl">{t('rollCall.printed', { center })}</h1>
      <p className="mb-3">
        {formatDate(dayOf(now), 'full')} · {t('rollCall.listOf', { time: formatInstant(now) })}
      </p>
      {rooms.map(({ roomId, room, children, expected, staff }) => (
        <div key={roomId} className="mb-4">
          <h2 className="break-after-avoid font-semibold text-lg">
            {t('rollCall.printedRoom', { room, count: children.length })}
          </h2>
          <p className="break-after-avoid">
            {staff.length > 0 ? t('rollCall.staff', { names: staff.join(', ') }) : t('rollCall.noStaff')}
            {expected > 0 && ` · ${t('rollCall.expected', { count: expected })}`}
          </p>
          {children.length > 0 && (
            <table className="mt-1 w-full border-collapse">
              <thead>
                <tr className="text-start">
                  {(['found', 'name', 'allergies', 'contacts'] as const).map((column) => (
                    <th key={column} scope="col" className="border border-black px-2 py-1 text-start font-semibold">
                      {t(`rollCall.columns.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {children.map((child) => (
                  <PrintedRow key={child.childId} child={child} />
                ))}
              </tbody>
            </table>
          )}
        </div>
      ))}
      {otherStaff.length > 0 && <p>{t('rollCall.otherStaff', { names: otherStaff.join(', ') })}</p>}
    </div>
  );
}

function PrintedRow({ child }: { child: ListedChild }) {
  const { t } = useTranslation();
  const { firstName, lastName, allergies, contacts, emergencyContact } = child;
  return (
    <tr className="align-top">
      <td className="w-12 border border-black px-2 py-1.5">
        <span className="block size-5 border-2 border-black" />
      </td>
      <td className="w-1/4 border border-black px-2 py-1.5 font-semibold">
        {firstName} {lastName}
      </td>
      <td className="w-1/4 border border-black px-2 py-1.5">{allergies}</td>
      <td className="border border-black px-2 py-1.5">
        {contacts.map(({ name, phone }) => (
          <div key={`${name} ${phone}`}>{phone ? t('rollCall.contact', { name, text: phone }) : name}</div>
        ))}
        {emergencyContact && (
          <div>{t('rollCall.contact', { name: t('common.emergencyContact'), text: emergencyContact })}</div>
        )}
      </td>
    </tr>
  );
}
