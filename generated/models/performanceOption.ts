/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Flag } from './flag.ts';
import type { InvestmentType } from './investmentType.ts';
import type { NullableDate } from './nullableDate.ts';
import type { PerformanceId } from './performanceId.ts';

export interface PerformanceOption {
  performance_id: PerformanceId;
  label: string;
  /** Null for all investments together. */
  investment_type: InvestmentType | null;
  /**
   * The fund, or null where it is not one fund.
   * @nullable
   */
  micid: number | null;
  /** @nullable */
  share_class: string | null;
  /** Where the figures begin, or null where nothing is invested yet. */
  inception_date: NullableDate | null;
  currency: Currency;
  /** 1 for the entry that is chosen at first; exactly one has it. */
  is_default: Flag;
}
