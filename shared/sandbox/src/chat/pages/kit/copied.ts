/** Copies a text where browsers let a page do so, and where they do not yet. */

/** @returns whether it lies on the clipboard */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copiedBySelecting(text) // plain http has no clipboard, a frame may have none lent
  }
}

function copiedBySelecting(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  const before = document.activeElement
  document.body.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return done
}
