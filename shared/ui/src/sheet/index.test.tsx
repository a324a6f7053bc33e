import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderPart } from '../testing.tsx'
import { Sheet, type SheetProps } from './index.tsx'

/** A page with an opener, the sheet over it. */
function Page(props: Partial<SheetProps> & { onAsked?: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    props.onAsked?.()
    setOpen(false)
  }
  return (
    <div data-theme="dark" data-skin="chart">
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Sheet title="Confirm order" actions={<button type="button">Buy</button>} {...props} open={open} onClose={close}>
        Margin 771.72
      </Sheet>
    </div>
  )
}

async function opened(props: Parameters<typeof Page>[0] = {}) {
  const drawn = renderPart(<Page {...props} />)
  await drawn.user.click(screen.getByText('Open'))
  return { ...drawn, sheet: await screen.findByRole('dialog', { name: 'Confirm order' }) }
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('locks the main element while it is open, once however many are', async () => {
  const main = document.body.appendChild(document.createElement('main'))
  main.id = 'main'
  const draw = (first: boolean, second: boolean) => (
    <>
      <Sheet open={first} onClose={() => {}} title="Order">
        1
      </Sheet>
      <Sheet open={second} onClose={() => {}} title="Agreement">
        2
      </Sheet>
    </>
  )
  const { rerender } = renderPart(draw(true, true))
  expect(main.className).toBe('locked')
  rerender(draw(true, false))
  expect(main.className).toBe('locked')
  rerender(draw(false, false))
  expect(main.className).toBe('')
  main.remove()
})

test('it is a dialog named by its title, and focus goes into it', async () => {
  const { sheet } = await opened()
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true))
  expect(sheet.textContent).toContain('Margin 771.72')
})

test.each([
  ['sends something', { busy: false }, 'no'],
  ['sends nothing', {}, null],
])('a sheet that %s says so to page translators', async (_, props, mark) => {
  const { sheet } = await opened(props)
  expect(sheet.getAttribute('translate')).toBe(mark)
})

test.each([
  ['Escape', ({ user }: Awaited<ReturnType<typeof opened>>) => user.keyboard('{Escape}')],
  ['its grabber', ({ user }) => user.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes it and focus returns to the opener', async (_, press) => {
  const page = await opened()
  await press(page)
  await gone()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Open')))
})

test('the scrim closes it', async () => {
  const { user } = await opened()
  await user.click(document.querySelector('.scrim') ?? document.body)
  await gone()
})

test('Back closes it', async () => {
  await opened()
  await waitFor(() => expect(history.state?.overlay).toBe(1))
  act(() => history.back())
  await gone()
})

test('where the address says that it is open, it adds no entry to the history', async () => {
  const { length } = history
  const { user } = await opened({ addressed: true })
  await user.keyboard('{Escape}')
  await gone()
  expect(history.length).toBe(length)
})

test('while it is busy nothing closes it', async () => {
  const asked = jest.fn()
  const { user } = await opened({ busy: true, onAsked: asked })
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(document.querySelector('.scrim') ?? document.body)
  expect(asked).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog')).toBeDefined()
})

test('it wears the skin of the page that it was opened from', async () => {
  const { sheet } = await opened()
  const layer = sheet.closest('[data-skin]')
  expect(layer?.getAttribute('data-skin')).toBe('chart')
  expect(layer?.getAttribute('data-theme')).toBe('dark')
  expect(layer?.querySelector('button')?.textContent).not.toBe('Open')
})

test('it needs no style element, which the policy of the page forbids', async () => {
  await opened()
  expect(document.querySelectorAll('style')).toHaveLength(0)
})

test('guards its buttons anew when it asks another question in place', () => {
  const draw = (step: string, title: string) => (
    <Sheet open onClose={() => {}} title={title} step={step}>
      1
    </Sheet>
  )
  const { rerender } = renderPart(draw('type', 'Apply'))
  const guard = document.querySelector('.guard')
  rerender(draw('type', 'Apply for 2'))
  expect(document.querySelector('.guard')).toBe(guard)
  rerender(draw('confirm', 'Apply for 2'))
  expect(guard).not.toBeNull()
  expect(document.querySelector('.guard')).not.toBe(guard)
})

test('a finger that comes down while it comes up presses nothing', async () => {
  await opened()
  const guard = await waitFor(() => document.querySelector('.guard') ?? Promise.reject())
  expect(fireEvent.touchEnd(guard)).toBe(false)
})
