import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOnChange } from '../ui/useOnChange.ts';

/** Whether a folded section is open: closed at first, and opened by an address that names one of these sections. */
export function useOpenWhenNamed(ids: readonly string[], initially = false): [boolean, (isOpen: boolean) => void] {
  const { hash, key } = useLocation();
  const isNamed = ids.includes(hash.slice(1));
  const [isOpen, setOpen] = useState(isNamed || initially);
  // Following the same anchor again gives another key.
  useOnChange(() => {
    if (isNamed) setOpen(true);
  }, [isNamed, key]);
  return [isOpen, setOpen];
}
