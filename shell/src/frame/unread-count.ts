/** The number on Personal; who asks for it comes later. */
import { perUserAtom } from '../surface/session/per-user.ts'

export const unreadAtom = perUserAtom('shell.unread', 0)
