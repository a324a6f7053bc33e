/** A message as it is sent. */
import type { ChatSend } from '../../wire.ts'
import type { Unsent } from '../kit/outbox.ts'

export async function bodyOf({ clientId, text, picture, person }: Unsent): Promise<ChatSend> {
  if (person) return { clientId, person }
  return { clientId, ...(text && { text }), ...(picture && { picture: await base64Of(picture) }) }
}

function base64Of(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(new Error('The picture cannot be read'))
    reader.readAsDataURL(picture)
  })
}
