/** Before anything else the page asks for the key. It is gone with the page. */
import { make } from '../kit/make.ts'
import { Refused } from '../kit/refused.ts'
import type { DeskWords } from '../words/desk.ts'
import { type Client, clientWith } from './client.ts'

/** @param opened with a client whose key is good */
export function lockedPage(words: DeskWords, opened: (client: Client) => void): HTMLElement {
  const field = make('input', { class: 'field', id: 'key', type: 'password', autocomplete: 'off', required: true })
  const note = make('p', { class: 'note', role: 'alert' })
  const form = make(
    'form',
    { class: 'locked' },
    make('h1', {}, words.title),
    make('label', { for: 'key' }, words.key),
    field,
    note,
    make('button', { class: 'press primary' }, words.open),
  )
  form.addEventListener('submit', event => {
    event.preventDefault()
    void tryKey()
  })

  async function tryKey(): Promise<void> {
    const client = clientWith(field.value.trim())
    note.textContent = ''
    try {
      await client.list()
      opened(client)
    } catch (error: unknown) {
      note.textContent = error instanceof Refused && error.refusal === '401' ? words.wrongKey : words.failed
      field.focus()
    }
  }
  return make('main', { class: 'gate' }, form)
}
