/** Which messages are pushed, as what, and how long they are worth it (docs/rules/content.md#when-the-app-is-closed). */
import type { PushKind } from '@shared/contract'
import { DAY, HOUR } from '../clock.ts'
import type { Template } from './templates.ts'

const kinds: Partial<Record<Template, PushKind>> = {
  'alert-risen': 'alert',
  'alert-fallen': 'alert',
  'order-filled': 'filled',
  'position-take-profit': 'filled',
  'position-stop-loss': 'filled',
  'position-liquidated': 'liquidated',
  'recharge-delivered': 'recharge',
}

export const pushKindOf = (template: string): PushKind | undefined => kinds[template as Template]

/** How long a push service keeps it for a phone that is off, in ms; whether it may wake one that saves power. */
export const worth: Readonly<Record<PushKind, { lasts: number; urgency: 'high' | 'normal' }>> = {
  alert: { lasts: 4 * HOUR, urgency: 'high' },
  filled: { lasts: DAY, urgency: 'normal' },
  liquidated: { lasts: DAY, urgency: 'high' },
  recharge: { lasts: DAY, urgency: 'normal' },
}
