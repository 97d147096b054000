import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { inputs } from '../../../src/config/inputs.ts';
import { FormInput } from '../../../src/kinds/form/FormInput.tsx';
import type { FormField } from '../../../src/kinds/form/options.ts';
import { PortalProvider } from '../../../src/screen/PortalContext.tsx';
import { smallPortal } from '../../portal/smallPortal.ts';

type Option = keyof FormField;

/** An example of each option that a field draws itself. */
const examples: Partial<Record<Option, Partial<FormField>>> = {
  hint: { hint: 'As on the bank statement.' },
  required: { required: false },
  autocomplete: { autocomplete: 'off' },
  values: { values: ['email', 'phone'] },
  choices: { choices: [{ value: 'chequing', label: 'Chequing' }] },
};

/** Options that the whole form reads, before or after a field is drawn, or whose query is asked first. */
const ofForm: readonly Option[] = ['initial', 'fromAddress', 'wrong', 'options'];

/** Each input with the options that the config allows it, and those that every input has. */
const cases = Object.values(inputs).flatMap((sort) =>
  Object.entries<readonly { must?: readonly Option[]; may?: readonly Option[] }[]>(sort).flatMap(([input, ways]) =>
    ways.flatMap(({ must = [], may = [] }) =>
      [...must, ...may, 'hint' as const, 'required' as const]
        .filter((option) => !ofForm.includes(option))
        // A box that may be left empty is like any other.
        .filter((option) => !(input === 'checkbox' && option === 'required'))
        .map((option) => ({ input, option })),
    ),
  ),
);

function Drawn({ field }: { field: FormField }): ReactElement {
  const { control, register } = useForm();
  return (
    <FormInput
      command="contactSubmit"
      field={field}
      error={undefined}
      control={control}
      readOnly={false}
      registration={register(field.field)}
    />
  );
}

const drawn = (field: object) =>
  renderToStaticMarkup(
    <PortalProvider value={smallPortal}>
      {/* The inputs are those of the table above. */}
      <Drawn field={{ field: 'message', label: 'Message', ...field } as FormField} />
    </PortalProvider>,
  );

describe('a field of a form', () => {
  it.each(cases)('draws `$option` of `$input`', ({ input, option }) => {
    expect(examples).toHaveProperty(option);
    expect(drawn({ input, ...examples[option] })).not.toBe(drawn({ input }));
  });
});
