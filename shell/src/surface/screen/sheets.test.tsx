/** What the address keeps of an open sheet, and which step closing it takes. */
import { beforeEach, expect, test } from '@jest/globals'
import * as to from '@shared/contract/to'
import { renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { withoutOverlays } from '@shared/ui/back-closes'
import { act, screen, waitFor } from '@testing-library/react'
import { setLanguage } from '../i18n/index.ts'
import { usePlace } from '../navigation/index.ts'
import { useAddressedSheet } from './index.ts'

beforeEach(async () => {
  localStorage.clear()
  await setLanguage('en-us')
})

function Records() {
  const { value, show, frame } = useAddressedSheet(to.records, 'id')
  const { setQuery } = usePlace(to.records)
  const twice = () => {
    frame.onClose()
    frame.onClose()
  }
  return (
    <>
      <button type="button" onClick={() => show('7')}>
        Open
      </button>
      <p>{frame.open ? `Record ${value}` : 'List'}</p>
      <button type="button" onClick={frame.onClose}>
        Close
      </button>
      <button type="button" onClick={twice}>
        Double tap
      </button>
      <button type="button" onClick={() => setQuery({ status: '1' })}>
        Filter
      </button>
    </>
  )
}

const draw = (query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) =>
  renderScreen(Promise.resolve({ default: Records }), { path: '/chongzhitixianRecord', query, ...o })
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const says = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeTruthy())
/** Where the person stands in their history, from the page's own entry on. */
const step = () => history.state?.idx

/** Opens the sheet by a press, on the page's own entry. */
async function pressed(): Promise<void> {
  await draw()
  await press('Open')
  await says('Record 7')
  expect(step()).toBe(1)
}

test('a press opens it with a step of its own, which closing takes back', async () => {
  await pressed()
  await press('Close')
  await says('List')
  expect(step()).toBe(0)
})

test.each([
  ['after a reload', () => draw({ id: '7' })],
  ['when somebody else signed in meanwhile', () => draw({ id: '7' }, { as: {} })],
  ['in another language', () => act(() => setLanguage('jp'))],
  ['with another filter in the same address', () => press('Filter')],
])('a sheet that was opened by a press leaves no step behind %s', async (_, happens) => {
  await pressed()
  await happens()
  await says('Record 7')
  await press('Close')
  await says('List')
  expect(step()).toBe(0)
})

test('a sheet to which one went forward again closes by the step back', async () => {
  await pressed()
  await press('Close')
  await says('List')
  await act(async () => history.forward())
  await says('Record 7')
  await press('Close')
  await says('List')
  expect(step()).toBe(0)
})

test('a sheet that came with its address, in this tab or another, closes where it stands', async () => {
  await draw({ id: '8' })
  const { length } = history
  await press('Close')
  await says('List')
  expect([step(), history.length]).toEqual([0, length])
})

test('the second of a double tap does not leave the page', async () => {
  location.hash = '#/my'
  await pressed()
  await press('Double tap')
  await says('List')
  await act(() => withoutOverlays(() => {})) // no step is under way any more
  expect(location.hash).toBe('#/chongzhitixianRecord')
})

test('two presses open it with one step', async () => {
  await draw()
  await act(async () => {
    screen.getByRole('button', { name: 'Open' }).click()
    screen.getByRole('button', { name: 'Open' }).click()
  })
  await says('Record 7')
  await press('Close')
  await says('List')
  expect(step()).toBe(0)
})
