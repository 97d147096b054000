/** Texts of the document viewer. */
export const documents = {
  document: {
    download: 'Download',
    opening: 'Opening the document…',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    pageNumber: 'Page number',
    ofPages: (pages: number) => `of ${pages}`,
    pageFailed: 'This page couldn’t be shown.',
    incomplete:
      'Some images or text on this page can’t be shown here. You can download the document and try another program.',
    incompletePaper: 'Some images or text on this page couldn’t be printed.',
    incompletePrint:
      'Some images or text couldn’t be printed. You can download the document and print it with another program.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoom: (percent: number) => `${percent}%`,
    search: 'Search in document',
    searching: 'Searching…',
    match: (match: number, matches: number) => `${match} of ${matches}`,
    noMatch: 'Not found',
    noText: 'No text to search',
    previousMatch: 'Previous match',
    nextMatch: 'Next match',
    print: 'Print',
    preparing: 'Preparing to print',
    ready: (ready: number, pages: number) => `${ready} of ${pages} pages`,
    cancel: 'Cancel',
    notPrinted: 'The document could not be printed. You can download it and print it with another program.',
    gone: 'This document is no longer available.',
    tooLarge: 'This document is larger than 60 MB, so it can’t be opened here. Please ask your manager’s team for it.',
    unreadable: 'This file looks damaged, so it wasn’t opened. Please tell your manager’s team.',
    failures: {
      damaged: {
        title: 'This PDF cannot be shown here',
        text: 'It may be damaged. You can download it and try another program.',
      },
      locked: {
        title: 'This PDF is protected by a password',
        text: 'It cannot be shown here. You can download it and open it with a program that asks for the password.',
      },
      noViewer: { title: 'The viewer could not be loaded', text: 'You can download the document.' },
    },
    picture: {
      title: 'This picture cannot be shown here',
      text: 'It may be damaged. You can download it and try another program.',
    },
    onlyDownload: 'Files of this kind are not shown here. You can download the document.',
  },
};
