import { createContext, type Provider, useContext } from 'react';

/** A context that is never without a value: its provider, and its hook, which throws outside of the provider. */
export function strictContext<Value>(name: string): [provider: Provider<Value | undefined>, use: () => Value] {
  const Context = createContext<Value | undefined>(undefined);
  function useValue(): Value {
    const value = useContext(Context);
    if (value === undefined) throw new Error(`There is no <${name}Provider> around this.`);
    return value;
  }
  return [Context, useValue];
}
