/** Texts for downloading several documents, and for the files of a loan. */
export const files = {
  downloads: {
    /** The count is undefined until it is known. */
    all: (count: string | undefined, total: number) => {
      if (count === undefined) return 'Download all documents';
      return total === 1 ? 'Download 1 document' : `Download all ${count}`;
    },
    underWay: 'Downloading documents',
    part: (part: number, parts: number) => (parts === 1 ? '' : `Part ${part} of ${parts}`),
    done: (files: number, parts: number) =>
      `${files === 1 ? '1 document' : `${files} documents`} saved in ${parts === 1 ? 'one zip file' : `${parts} zip files`}`,
    failed: (problem: string, part: number, parts: number) =>
      parts === 1 ? problem : `${problem} Part ${part} of ${parts} was not saved; the parts before it were.`,
    noZip: 'The download was not complete, and nothing was saved.',
    one: (name: string) => `Download ${name}`,
  },
  /** The statements of a calendar year. */
  years: {
    /** The amounts of a statement, in their order. */
    figures: {
      opening: 'Opening balance',
      contributions: 'Contributions',
      reinvested: 'Reinvested',
      redemptions: 'Redemptions',
      closing: 'Closing balance',
    },
    /** The sums of all statements of a year. */
    whole: (year: number) => `All of ${year}`,
    missing: (first: string, last: string) => `No statement covers ${first} to ${last}.`,
    noFigures: 'The figures are not available here. Open the statement to see them.',
  },
  files: {
    columns: {
      name: 'Name',
      type: 'Type',
      uploadedAt: 'Date',
      uploadedBy: 'From',
      size: 'Size',
      status: 'Status',
      actions: 'Actions',
    },
    remove: (name: string) => `Remove ${name}`,
    removeTitle: 'Remove this document?',
    removeText: (name: string) => `“${name}” will be deleted for you and your manager’s team.`,
    confirmRemove: 'Remove',
    keep: 'Keep it',
    notRemoved: 'The document was not removed.',
    upload: 'Upload document',
    drop: 'Drop a file here, or',
    choose: 'Choose a file',
    chooseAnother: 'Choose another file',
    kinds: 'PDF, PNG, JPEG, DOCX or XLSX, at most 20 MB',
    file: 'File',
    name: 'Document name',
    type: 'Document type',
    chooseType: 'Choose a type',
    description: 'Note to your manager',
    send: 'Upload',
    sending: (name: string) => `Uploading ${name}`,
    checking: 'Almost done: the file is being checked.',
    cancel: 'Cancel',
    /** Announced. */
    chosen: (file: string) => `Chosen: ${file}`,
    /** Asked before an upload is given up. */
    stop: {
      title: 'Stop the upload?',
      text: 'The document is still being uploaded. If you stop now, it may not arrive.',
      stay: 'Keep uploading',
      leave: 'Stop',
    },
    /** The percentage is a text, such as `50%`. */
    stopped: (percent: string) =>
      `The upload stopped at ${percent}: the document was not sent. Please check your connection and try again.`,
    cancelledUnsure:
      'The whole file had been sent when you cancelled. We do not know whether it arrived: please look for it in the list before you upload it again.',
    refused: {
      missing: 'Please choose a file.',
      several: 'Please choose one file at a time.',
      empty: 'This file is empty.',
      tooLarge: (size: string) => `This file is ${size}. The limit is 20 MB.`,
      extension: 'This file can’t be sent. It has to be a PDF, PNG, JPEG, DOCX or XLSX.',
      content: (extension: string) => `This file ends in .${extension}, but its content is something else.`,
      unreadable: 'We couldn’t read this file. Please choose it again.',
    },
  },
};
