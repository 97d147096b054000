import { valuesToWire } from '../values/wireValues.ts';
import type { Adapter } from './call.ts';
import { parsed } from './envelope.ts';
import { exactNumbers } from './exactNumbers.ts';
import { inOwnForm, problemIn } from './received.ts';
import { wireOf } from './wire.ts';
import { forgetKeys, written } from './written.ts';

/** An API that a description in openapi/apis/ describes, or whose pages an overlay does. */
export const otherApi: Adapter = {
  request({ url, facts }, fields, named) {
    const wire = wireOf(facts);
    const values = wire?.values?.sent;
    const body = named(values ? valuesToWire(fields, values) : fields);
    return wire ? written({ ...body }, url, wire) : { method: 'POST', path: url, body: JSON.stringify(body) };
  },
  parsed: (content) => parsed(exactNumbers(content)),
  answer({ url, facts, endsOf }, body) {
    const wire = wireOf(facts);
    if (wire) forgetKeys(url, wire);
    return inOwnForm(body, wire, endsOf);
  },
  problem: problemIn,
};
