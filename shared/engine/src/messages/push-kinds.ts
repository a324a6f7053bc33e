/** As what a message is pushed, and how long that is worth it (docs/rules/content.md#when-the-app-is-closed). */
import type { PushKind } from '@shared/contract'
import { DAY, HOUR } from '../clock.ts'
import { templates } from './templates.ts'

/** By the template as it is stored: one of an older exchange may be unknown. */
const kinds: Readonly<Record<string, PushKind | null | undefined>> = templates

export const pushKindOf = (template: string): PushKind | undefined => kinds[template] ?? undefined

/** How long a push service keeps it for a phone that is off, in ms; whether it may wake one that saves power. */
export const worth: Readonly<Record<PushKind, { lasts: number; urgency: 'high' | 'normal' }>> = {
  alert: { lasts: 4 * HOUR, urgency: 'high' },
  filled: { lasts: DAY, urgency: 'normal' },
  liquidated: { lasts: DAY, urgency: 'high' },
  recharge: { lasts: DAY, urgency: 'normal' },
}
