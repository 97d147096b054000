import { useState } from 'react';
import { type AnswerData, valueAt } from '../../../screen/fields.ts';
import { focusSection } from '../../../screen/focusSection.ts';
import { usePortal } from '../../../screen/PortalContext.tsx';
import { usePlainFormat } from '../../../screen/useFormat.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { Note } from '../../../ui/Note.tsx';
import { FieldsShape } from '../../../ui/Skeleton.tsx';
import { FormFields, type SentForm } from '../FormFields.tsx';
import styles from '../FormSection.module.css';
import type { FormSection } from '../options.ts';
import { AboutList } from './AboutList.tsx';
import { nameOf } from './aboutItems.ts';
import { FormReceipt, type Sent } from './FormReceipt.tsx';
import { sentItems } from './sentItems.tsx';
import { useDraft } from './useDraft.ts';

/** Scrolls an element's section into view and focuses it, as an anchor does. */
function leadTo(element: HTMLElement | null) {
  const section = element?.closest<HTMLElement>('[id][tabindex="-1"]');
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

/** A form that the URL may prefill, that may be about something, and that shows a receipt after it was sent. */
export function PrefilledForm({ section }: { section: FormSection }) {
  const { locale, currency } = usePortal();
  const format = usePlainFormat();
  const draft = useDraft(section);
  const [sent, setSent] = useState<Sent>();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { receipt } = section;

  function keep({ fields, values, body, outcome }: SentForm) {
    setRefused({});
    if (!receipt) return;
    const about = draft.about.map((item) => ({ label: item.about.label, value: nameOf(item, format), isLong: false }));
    const data = (outcome.data ?? {}) as AnswerData; // An object, according to the description.
    const reference = valueAt(data, receipt.reference.field);
    setSent({
      items: [...about, ...sentItems(fields, values, body, { locale, currency, format })],
      message: outcome.message,
      reference: typeof reference === 'string' ? reference : undefined,
    });
    // A reload must not prefill the form again with what has been sent.
    draft.forget([...draft.about.map((item) => item.about.field), ...section.fields.map(({ field }) => field)]);
  }

  if (receipt && sent) {
    return (
      <FormReceipt
        receipt={receipt}
        sent={sent}
        onAgain={() => {
          focusSection();
          setSent(undefined);
        }}
      />
    );
  }
  if (draft.isWaiting) {
    return (
      <Loading>
        <FieldsShape count={section.fields.length} columns={section.columns} />
      </Loading>
    );
  }
  return (
    <div ref={draft.isBegun ? leadTo : undefined}>
      {draft.unknown.length > 0 && (
        <div className={styles.before}>
          <Note
            lines={draft.unknown.map(({ why }) => why)}
            onDismiss={() => {
              focusSection();
              draft.forget(draft.unknown.map(({ field }) => field));
            }}
          />
        </div>
      )}
      {draft.about.length > 0 && (
        <div className={styles.before}>
          <AboutList
            items={draft.about}
            refused={refused}
            onRemove={(field) => {
              focusSection();
              draft.forget([field]);
            }}
          />
        </div>
      )}
      <FormFields
        section={section}
        fields={draft.fields}
        answer={draft.answer}
        beside={draft.beside}
        onSent={keep}
        onRefused={setRefused}
      />
    </div>
  );
}
