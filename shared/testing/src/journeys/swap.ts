/** What the journeys of new releases share. */
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { ship } from './ship.ts'

export function swapJourney() {
  const { phone: newPhone, platform, person } = journey()

  const { built, published, promoted, back } = ship(platform)

  const goes = async (phone: Driver, path: string) => {
    await phone.leave(path)
    await phone.arrives(path)
  }

  return { newPhone, platform, person, built, published, promoted, back, goes }
}
