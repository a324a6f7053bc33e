/** Copies a text and says whether it worked (specification, sections 1 and 9). */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { toast } from './toast.ts'

const done = msg`Success`
const failed = msg`Fail`

export async function copy(text: string): Promise<boolean> {
  const copied = (await byClipboard(text)) || byCommand(text)
  if (copied) toast(i18n._(done))
  else toast(i18n._(failed), 'error')
  return copied
}

async function byClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false // no secure context, or permission refused: the old way is tried next
  }
}

/** Plain http in a local network has no clipboard API. */
function byCommand(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'visually-hidden'
  document.body.append(area)
  area.focus({ preventScroll: true })
  area.select()
  const copied = document.execCommand?.('copy') ?? false
  area.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return copied
}
