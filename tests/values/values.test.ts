import { describe, expect, it } from 'vitest';
import { label } from '../../src/values/label.ts';
import { currencyDigits, money } from '../../src/values/money.ts';
import { fileSize, number, percent, points, units } from '../../src/values/number.ts';

const locale = 'en-CA';

describe('money', () => {
  it('is shown in its own currency with two decimals', () => {
    expect(money(1510.42, 'CAD', locale)).toBe('$1,510.42');
    expect(money(550000, 'CAD', locale)).toBe('$550,000.00');
    expect(money(80, 'USD', locale)).toBe('US$80.00');
  });

  it('has a true minus sign if it leaves the investor', () => {
    expect(money(-25000, 'CAD', locale)).toBe('−$25,000.00');
  });

  it('has no sign if it rounds to zero', () => {
    expect(money(-0.001, 'CAD', locale)).toBe('$0.00');
    expect(money(-0, 'CAD', locale)).toBe('$0.00');
  });

  it('is shown even in an unknown currency', () => {
    expect(money(12.5, 'XQZ', locale)).toContain('12.50');
    expect(money(12.5, 'points', locale)).toBe('12.50 points');
    expect(money(12.5, undefined, locale)).toBe('12.50');
  });

  it('has the decimals of its currency, or two if that is unknown', () => {
    expect(['JPY', 'KWD', 'CAD', 'points', 'CADX', '$CAD', undefined].map(currencyDigits)).toEqual([
      0, 3, 2, 2, 2, 2, 2,
    ]);
    expect(money(1500, 'JPY', locale)).toBe('JP¥1,500');
  });

  it('follows the locale', () => {
    expect(money(1510.42, 'CAD', 'fr-CA').replaceAll(/\s/g, ' ')).toBe('1 510,42 $');
  });
});

describe('figures', () => {
  it('show percent units as they are sent', () => {
    expect(percent(7.25, locale)).toBe('7.25%');
    expect(percent(8, locale)).toBe('8.00%');
    expect(percent(-1.2, locale, 1)).toBe('−1.2%');
  });

  it('show differences in percentage points', () => {
    expect(points(8.456, locale)).toBe('8.46 pts');
    expect(points(null, locale)).toBe('–');
  });

  it('show fund units with four decimals', () => {
    expect(units(2515.1042, locale)).toBe('2,515.1042');
    expect(units(2500, locale)).toBe('2,500.0000');
  });

  it('show counts without decimals they do not have', () => {
    expect(number(1204, locale)).toBe('1,204');
    expect(number(12.345, locale)).toBe('12.35');
  });

  it('show a file in the unit that reads best', () => {
    expect(fileSize(0, locale)).toBe('0 bytes');
    expect(fileSize(512, locale)).toBe('512 bytes');
    expect(fileSize(245_300, locale)).toBe('245 kB');
    expect(fileSize(999_499, locale)).toBe('999 kB');
    expect(fileSize(999_500, locale)).toBe('1 MB');
    expect(fileSize(999_949_999, locale)).toBe('999.9 MB');
    expect(fileSize(999_950_000, locale)).toBe('1 GB');
    expect(fileSize(2_500_000_000_000, locale)).toBe('2,500 GB');
    expect(fileSize(1_240_000, locale)).toBe('1.2 MB');
  });

  it('that are missing are a dash', () => {
    for (const missing of [null, undefined, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(money(missing, 'CAD', locale)).toBe('–');
      expect(percent(missing, locale)).toBe('–');
      expect(number(missing, locale)).toBe('–');
      expect(units(missing, locale)).toBe('–');
      expect(fileSize(missing, locale)).toBe('–');
    }
  });
});

describe('labels', () => {
  it('put an enumeration value into words', () => {
    expect(label('direct_mortgage')).toBe('Direct mortgage');
    expect(label('one_time_distribution')).toBe('One-time distribution');
  });

  it('know abbreviations, forms and ranges', () => {
    expect(label('tfsa')).toBe('TFSA');
    expect(label('eft')).toBe('EFT');
    expect(label('spousal_rrsp')).toBe('Spousal RRSP');
    expect(label('form_1099_int')).toBe('Form 1099-INT');
    expect(label('31_60')).toBe('31–60 days');
  });

  it('put an unknown enumeration value into words, too', () => {
    expect(label('bridge_loan')).toBe('Bridge loan');
    expect(label('constructor')).toBe('Constructor');
  });

  it('leave other texts alone', () => {
    expect(label('Northline MIC')).toBe('Northline MIC');
    expect(label('80+')).toBe('80+');
  });

  it('are a dash if there is no value', () => {
    expect(label(null)).toBe('–');
    expect(label('')).toBe('–');
  });
});
