import type { FieldIn } from '../fields.ts';

/** How much there is of a whole: a bar by its percentage, and both amounts in words. */
export interface Bar {
  label: string;
  percent: string;
  amount: string;
  whole: string;
}

/** A bar of an object with these fields. */
export interface BarOf<Row> {
  label: string;
  percent: FieldIn<Row, 'percent'>;
  amount: FieldIn<Row, 'money'>;
  whole: FieldIn<Row, 'money'>;
}
