/** Draws the reminder when it is due. Its sheet loads with the first one. */
import { useLate } from '@shared/ui/late'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { type Reminder, reminderAtom } from './reminder.ts'

const load = () => import(/* webpackChunkName: "reminder" */ './reminder-sheet.tsx')

export function Reminding() {
  const [reminder, setReminder] = useAtom(reminderAtom)
  const [last, setLast] = useState(reminder)
  if (reminder && reminder !== last) setLast(reminder)
  return last && <Late of={last} open={reminder !== null} onClose={() => setReminder(null)} />
}

function Late(props: { of: Reminder; open: boolean; onClose(): void }) {
  const { parts } = useLate(load)
  return parts && <parts.ReminderSheet {...props} />
}
