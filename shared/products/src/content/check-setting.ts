/** What a setting can be, before it is one. */
import type { Db } from '@shared/engine/db/open'
import { first, sql } from '@shared/engine/db/query'

const isHelp = (db: Db, id: string): boolean =>
  first(db, sql.selectFrom('help').select('id').where('id', '=', id)) !== undefined

function document(db: Db, value: string): string | undefined {
  const isAddress = URL.canParse(value) && /^https:\/\/[^/@]+(?:\/|$)/.test(value)
  return isAddress || isHelp(db, value) ? undefined : 'the id of a help article, or an https address'
}
const flag = (_: Db, value: string) => (value === '0' || value === '1' ? undefined : '0 or 1')
const HOURS = /^(?:[01]\d|2[0-3]):[0-5]\d[-–](?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/
/** From nine to nine is never, though somebody may mean always. */
const isShift = (value: string): boolean => HOURS.test(value) && value.slice(0, 5) !== value.slice(6)
const hours = (_: Db, value: string) => (isShift(value) ? undefined : 'hours of UTC+8, e.g. 09:00–21:00')

const known: Readonly<Record<string, (db: Db, value: string) => string | undefined>> = {
  'desktop-limit': flag,
  'service-hours': hours,
}

const KEY = /^[a-z][a-z0-9-]{0,39}$/

/** Any other key names a document. @throws Error where nobody could ask for that key, or nothing could be done with the value */
export function checkedSetting(db: Db, key: string, value: string): string {
  if (!KEY.test(key)) throw new Error('<key> is small letters, digits and dashes')
  const wrong = (Object.hasOwn(known, key) ? known[key] : document)?.(db, value)
  if (wrong) throw new Error(`${key} is ${wrong}`)
  return value
}
