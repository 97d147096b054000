/** The list of keyboard shortcuts. */
export const shortcutList = {
  shortcutList: {
    use: 'Use single-key shortcuts',
    about: 'They work outside of fields and dialogs. What you choose here is remembered in this browser.',
    places: { everywhere: 'On every screen', menu: 'Go to a screen', document: 'In an open document' },
    names: { escape: 'Esc', pageUp: 'Page Up', pageDown: 'Page Down', control: 'Ctrl' },
    does: {
      list: 'Show this list',
      search: 'Search on this screen',
      amounts: 'Hide or show amounts',
      close: 'Close a dialog or a menu',
    },
    inDocument: {
      pages: 'Previous and next page',
      scroll: 'Scroll up and down',
      zoom: 'Zoom in and out',
      fit: 'Fit to the window',
      search: 'Search in the document',
      print: 'Print',
    },
    /** Between two keys that are pressed one after the other. */
    followedBy: 'then',
  },
};
