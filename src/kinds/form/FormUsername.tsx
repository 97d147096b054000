import { useEffects } from '../../screen/EffectsContext.tsx';
import { objectIn } from '../../screen/fields.ts';
import { useAnswer } from '../../screen/useAnswer.ts';
import type { FormSection, UsernameSource } from './options.ts';

/**
 * Tells password managers whose password a form asks for, where that is known and no field says so. The input is drawn,
 * since they skip those that are not, but it is neither seen nor read out, and never sent.
 */
export function FormUsername({ section: { fields, username } }: { section: FormSection }) {
  const { newcomer } = useEffects();
  const isSaid = fields.some(({ autocomplete }) => autocomplete === 'username');
  if (isSaid || !fields.some(({ input }) => input === 'password' || input === 'new-password')) return null;
  return username ? <Answered source={username} /> : <Username value={newcomer?.email} />;
}

function Answered({ source }: { source: UsernameSource }) {
  const { data = {} } = useAnswer(source);
  return <Username value={objectIn(data, source.object)[source.field]} />;
}

const Username = ({ value }: { value: unknown }) =>
  typeof value === 'string' && (
    <input
      className="visuallyHidden"
      type="text"
      autoComplete="username"
      value={value}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
