import { useState } from 'react';
import { type AnswerData, objectIn, valueAt } from '../../screen/fields.ts';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { useAnswer } from '../../screen/useAnswer.ts';
import { Loading } from '../../ui/Loading.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MissingPart } from '../../ui/MissingPart.tsx';
import { FieldsShape } from '../../ui/Skeleton.tsx';
import { text } from '../../values/text/text.ts';
import { FormDone } from './FormDone.tsx';
import { FormFields, type SentForm } from './FormFields.tsx';
import styles from './FormSection.module.css';
import { itemIsThere } from './formValues.ts';
import type { FormSection as FormConfig, FormField, FormSource } from './options.ts';
import type { Entered } from './PlainForm.tsx';

// Loaded only for forms that need more than their fields.
const PrefilledForm = lazyComponent(
  async () => (await import('./prefill/PrefilledForm.tsx')).PrefilledForm,
  MissingPart,
);

const isLetter = ({ about, fields, receipt }: FormConfig) =>
  about !== undefined || receipt !== undefined || fields.some(({ fromAddress }) => fromAddress);

/** A form that was sent, and whether that is still shown. */
interface Sent {
  message: string | undefined;
  isShown: boolean;
}

interface FormProps {
  section: FormConfig;
  entered?: Entered | undefined;
  /** Called when the command has succeeded. */
  onSent?: ((sent: SentForm) => void) | undefined;
}

/** A form, empty or prefilled with the response of a query. */
export const Form = Object.assign(AnyForm, {
  prepare: async (section: FormConfig) => isLetter(section) && (await PrefilledForm.fetch()),
});

function AnyForm({ section, entered, onSent }: FormProps) {
  const [sent, setSent] = useState<Sent>();
  if (section.done && sent?.isShown) {
    return <FormDone done={section.done} message={sent.message} onAgain={() => setSent({ ...sent, isShown: false })} />;
  }
  if (section.from) return <AnsweredForm section={section} from={section.from} onSent={onSent} />;
  if (isLetter(section)) return <PrefilledForm section={section} />;
  return (
    <FormFields
      section={section}
      fields={section.fields}
      answer={{}}
      // What was entered before is not sent again.
      entered={sent ? undefined : entered}
      onSent={section.done ? ({ outcome }) => setSent({ message: outcome.message, isShown: true }) : onSent}
    />
  );
}

function AnsweredForm({ section, from, onSent }: FormProps & { from: FormSource }) {
  const { query, data } = useAnswer(from);
  if (query.error && !data) return <QueryFailure query={query} />;
  if (!data) {
    return (
      <Loading>
        <FieldsShape count={section.fields.length + 1} columns={section.columns} />
      </Loading>
    );
  }
  const answer = objectIn(data, from.object);
  const fields = section.fields.filter((field) => isEditable(field, from, data) && itemIsThere(field, answer));
  return (
    <>
      {query.error && (
        <div className={styles.before}>
          <QueryFailure query={query} />
        </div>
      )}
      {fields.length === 0 ? (
        <p className={styles.note}>{text.forms.notEditable}</p>
      ) : (
        <FormFields section={section} fields={fields} answer={answer} onSent={onSent} />
      )}
    </>
  );
}

function isEditable({ field }: FormField, { editable }: FormSource, data: AnswerData): boolean {
  if (editable === undefined) return true;
  const allowed = valueAt(data, editable);
  return Array.isArray(allowed) && allowed.includes(field.split('.')[0]);
}
