import { expect, it } from 'vitest';
import { calendarFile } from '../../../src/files/export/calendarFile.ts';

const context = {
  investor: { id: 501, name: undefined, number: undefined },
  title: 'Upcoming',
  brand: 'Northline',
  host: 'northline.test',
  url: 'https://northline.test/',
};
const fileOf = (title: string) =>
  calendarFile([{ id: '1', day: '2026-08-01', title }], { ...context, now: new Date('2026-07-10T12:00:00Z') }).text();

it.each(['a'.repeat(500), 'Prêt à Montréal, '.repeat(30), '楓葉🍁'.repeat(60)])(
  'A calendar file has lines of 75 octets at most, and loses nothing of %s',
  async (title) => {
    const file = await fileOf(title);
    const lengths = file.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '').replaceAll('\\', '')).toContain(`SUMMARY:${title}\r\n`);
  },
);

it('A calendar file has no character that would turn a title around', async () => {
  expect(await fileOf('Payment · \u202eLevi\u202c · \u2067$5')).toContain('SUMMARY:Payment · Levi · $5\r\n');
});
