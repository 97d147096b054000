/** Texts for what was entered and has not been sent. */
export const leaving = {
  /** Said once what was entered when the session ended is back in its form. */
  interrupted: {
    notSent: 'Your session ended before this was sent. What you had entered is back: please check it and send it.',
    unsure:
      'Your session ended while this was being sent, and we do not know whether it went through: please check before you send it again. What you had entered is back.',
  },
  /** Asked before leaving while what was sent is on its way. */
  leaveSending: {
    title: 'Leave while this is being sent?',
    text: 'It is not known yet whether it goes through. If you leave, a notice will tell you.',
    stay: 'Stay on this page',
    leave: 'Leave',
  },
  /** Asked before a dialog is closed in which something has been entered. */
  discard: {
    title: 'Close without sending?',
    text: 'What you have entered here will be lost.',
    stay: 'Go back to it',
    leave: 'Discard',
  },
};
