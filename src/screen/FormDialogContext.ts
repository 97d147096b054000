import { createContext } from 'react';

/** The dialog around a form. */
export interface FormDialogAround {
  id: string;
  /** Closes it, unless something would be lost and the user stays. */
  close: () => void;
}

export const FormDialogContext = createContext<FormDialogAround | undefined>(undefined);
