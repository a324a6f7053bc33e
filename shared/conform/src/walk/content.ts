/** What one is told. */
import {
  acceptedTextCall,
  clearMessagesCall,
  messageListCall,
  myNoticeListCall,
  unreadMessagesCall,
} from '@shared/contract'
import { few, plain, step } from './step.ts'

export const contentSteps = [
  ...plain('person', unreadMessagesCall),
  step(acceptedTextCall, 'stranger', () => ({ subject: 'account' })),
  step(messageListCall, 'person', () => few),
  step(myNoticeListCall, 'person', () => few),
  step(clearMessagesCall, 'stranger', () => ({})),
]
