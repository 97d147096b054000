/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Percent } from './percent.ts';

export interface PerformanceBenchmark {
  name: string;
  /** What the benchmark returned in the same period. */
  percent: Percent;
}
