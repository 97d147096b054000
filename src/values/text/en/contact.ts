/** Texts for people and their contact details. */
export const contact = {
  people: {
    write: (name: string) => `Write an email to ${name}`,
    call: (name: string) => `Call ${name}`,
    linkedIn: 'LinkedIn',
    linkedInOf: (name: string) => `${name} on LinkedIn, in a new tab`,
    extension: (number: string, extension: string) => `${number}, ext. ${extension}`,
    manager: 'Relationship manager',
    yourManager: 'Your relationship manager',
    byPhone: 'Call',
    byEmail: 'Email',
  },
};
