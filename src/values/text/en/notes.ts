/** Texts of notes, and of what can be copied. */
export const notes = {
  notes: {
    pinned: 'Pinned',
    changed: (moment: string) => `Changed ${moment}`,
    attachments: 'Attachments',
    showMore: 'Show more',
    showLess: 'Show less',
    showAll: (count: number) => `All notes (${count})`,
  },
  copy: {
    title: 'Copy',
    copy: (what: string) => `Copy ${what}`,
    done: 'Copied',
    marked: 'Selected. Press Ctrl+C (⌘C) to copy.',
  },
};
