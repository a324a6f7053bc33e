/** The calls that content answers. */
import {
  acceptedTextCall,
  clearMessagesCall,
  helpByIdCall,
  helpListCall,
  messageListCall,
  myNoticeListCall,
  noticeListCall,
  serverTimeCall,
  settingCall,
  unreadMessagesCall,
} from '@shared/contract'
import { type Served, serve, serveRawUser, serveUser } from '@shared/engine/http/serve'
import { acceptedText } from './agreement.ts'
import { listHelp, readHelp } from './help.ts'
import { clearMessages, listMessages, listUnread } from './messages.ts'
import { listMyNotices, listNotices } from './notices.ts'
import { settingOf } from './settings.ts'

export const contentCalls: readonly Served[] = [
  serve(serverTimeCall, (_, { context }) => context.clock.now()),
  serve(settingCall, ({ key }, { context }) => settingOf(context.db, key)),
  serve(noticeListCall, listNotices),
  serveUser(myNoticeListCall, listMyNotices),
  serve(helpListCall, listHelp),
  serve(helpByIdCall, readHelp),
  serveUser(acceptedTextCall, acceptedText),
  // Its kit answers a bare array, without the envelope (docs/rules/shell.md#calls).
  serveRawUser(messageListCall, (input, caller, { reply }) => void reply.send(listMessages(input, caller))),
  serveUser(unreadMessagesCall, (_, caller) => listUnread(caller)),
  serveUser(clearMessagesCall, clearMessages),
]
