/** How many messages of the live chat its reader has not seen yet: the chat counts them while it is out of sight. */
export { chatUnreadAtom } from 'shell/session'
