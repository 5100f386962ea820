import { expect, onTestFinished, test } from 'vitest';
import { openPostOffice } from '#testing/post-office.ts';
import { firstOf } from '#testing/scene.ts';
import { openMail } from './transport.ts';

test('an appointment is a part of the mail that says its method, and a file; a mail without one has neither', async () => {
  const office = await openPostOffice();
  onTestFinished(() => office.close());
  const transport = openMail(office.url, 'office@maple.test');
  onTestFinished(() => transport.close());
  const mail = { to: 'ana@okafor.test', subject: 'Your tour', text: 'Come', html: '<p>Come</p>' };
  const text = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
  await transport.send({ ...mail, appointment: { method: 'REQUEST', text } });
  await transport.send(mail);
  expect(firstOf(office.delivered).raw).toMatch(/Content-Type: text\/calendar;[^:]*method=REQUEST/i);
  expect(firstOf(office.delivered).raw).toContain('appointment.ics');
  expect(office.delivered.at(-1)?.raw).not.toMatch(/calendar/i);
});
