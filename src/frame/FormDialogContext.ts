import { createContext } from 'react';

/** The id of the dialog around a form. */
export const FormDialogContext = createContext<string | undefined>(undefined);
