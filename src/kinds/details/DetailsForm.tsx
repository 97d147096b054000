import { FormDialog } from '../../screen/FormDialog.tsx';
import { Form } from '../form/Form.tsx';
import type { FormSection } from '../form/options.ts';

interface DetailsFormProps {
  form: FormSection;
  onClose: () => void;
}

/** A form in a dialog named after it, which closes once it is sent, unless a receipt follows. */
export function DetailsForm({ form, onClose }: DetailsFormProps) {
  return (
    <FormDialog title={form.title} description={form.intro} onClose={onClose}>
      <Form section={form} onSent={onClose} />
    </FormDialog>
  );
}
