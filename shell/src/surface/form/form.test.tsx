import { beforeEach, expect, jest, test } from '@jest/globals'
import { transferContractCall } from '@shared/contract/calls/wallet'
import { refusing } from '@shared/testing/refused'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { somethingTyped } from '../navigation/leave-guard.ts'
import { call, newOrderId } from '../transport/index.ts'
import { draft, type FormModel, type UseDraft, useForm, useSend } from './index.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

type Typed = { amount: string; note: string }
type FormContext = { most: number }
type Fault = 'missing' | 'too-much' | 'too-long'

const model: FormModel<Typed, FormContext, keyof Typed, Fault> = {
  blank: { amount: '', note: '' },
  faults: ({ amount, note }, { most }) => ({
    ...(note.length > 3 && { note: 'too-long' }),
    ...(!amount && { amount: 'missing' }),
    ...(Number(amount) > most && { amount: 'too-much' }),
  }),
  early: ({ amount }, { most }) => (Number(amount) > most ? { amount: 'too-much' } : {}),
}
const words = { missing: 'Enter an amount', 'too-much': 'More than you have', 'too-long': 'Too long' }
const KEY = 'test.form.v1'
const shape = v.object({ amount: v.string(), note: v.string() })
/** Each as a page load of its own makes it. */
const loads = () => draft(KEY, shape)
const [useKept, useFirst, useStranger, useReloaded, useOld, useNew] = [1, 2, 3, 4, 5, 6].map(loads)
const [useVisited, useVisitedAgain, useArrived] = [1, 2, 3].map(loads)

type SendingProps = { use?: UseDraft<Typed> | undefined; from?: Partial<Typed>; asks?: boolean; onSent?(): void }

function Sending({ use, from, asks = false, onSent }: SendingProps) {
  const sending = useSend()
  const form = useForm(
    model,
    { most: 500 },
    {
      words: fault => words[fault],
      ...{ sending, asks },
      ...(from && { from }),
      ...(use && { draft: [use, 'one'] as const }),
    },
  )
  const input = (name: keyof Typed) => {
    const { value, error, onChange } = form.field(name)
    return (
      <>
        <input
          aria-label={name}
          aria-invalid={Boolean(error)}
          aria-describedby={`unit ${name}-error`}
          value={value}
          onChange={e => onChange(e.target.value)}
        />
        <p id={`${name}-error`}>{error}</p>
      </>
    )
  }
  const send = () =>
    call(
      transferContractCall,
      {
        from: 'balance',
        to: 'contract',
        currency: 'USDT',
        amount: form.form.amount,
        clientOrderId: newOrderId(),
      },
      { notice: 'screen' },
    ).then(() => (onSent ? undefined : form.clear()))
  return (
    <form {...form.frame(() => form.press() && void sending.send(send).then(onSent))}>
      {input('note')}
      {input('amount')}
      <button type="submit">Send</button>
      <button
        type="button"
        onClick={() => {
          form.clear()
          onSent?.()
        }}
      >
        Remove
      </button>
      <output>{sending.state.phase}</output>
    </form>
  )
}

const draw = (Screen: () => React.ReactNode, o: Partial<ScreenOptions> = {}) =>
  renderScreen(Promise.resolve({ default: Screen }), { path: '/my', as: { balance: '100' }, at: exchange(), ...o })
const visit = (Screen: () => React.ReactNode) =>
  renderScreen(Promise.resolve({ default: Screen }), { path: '/my', at: exchange() })
const field = (name: keyof Typed) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = () => screen.getByRole('button', { name: 'Send' })

test('shows missing fields at a press, leads to the first, and clears the fault once it is fixed', async () => {
  const { user } = await draw(() => <Sending />)
  expect(screen.queryByText('Enter an amount')).toBeNull()
  await user.type(field('note'), 'long')
  await user.click(press())
  expect(screen.getByText('Enter an amount')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('note')))
  await user.type(field('amount'), '5')
  expect(screen.queryByText('Enter an amount')).toBeNull()
})

test('shows early faults while typing', async () => {
  const { user } = await draw(() => <Sending />)
  await user.type(field('amount'), '501')
  expect(screen.getByText('More than you have')).toBeTruthy()
})

test('shows a refusal at the field that the server names, keeps the value, and clears it on typing', async () => {
  const { user } = await draw(() => <Sending from={{ amount: '200' }} />)
  await user.click(press())
  expect(await screen.findByText(/you have 100 USDT/)).toBeTruthy()
  expect([field('amount').value, field('amount').getAttribute('aria-invalid')]).toEqual(['200', 'true'])
  await user.type(field('note'), 'a')
  expect(screen.queryByText(/you have 100 USDT/)).toBeNull()
})

test('says a refusal as a notice when the form has no place for its words', async () => {
  const { at, said } = await refusing(/transferContract/, 'Transfers rest until noon')
  const { user } = await draw(() => <Sending from={{ amount: '20' }} />, { at })
  await user.click(press())
  await waitFor(() => expect(said).toEqual(['Transfers rest until noon']))
})

test('scrolls to a fault at a press and at a refusal, not while typing', async () => {
  const shown: (string | null)[] = []
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    if (this.tagName === 'P') shown.push(this.textContent)
  })
  const { user } = await draw(() => <Sending />)
  await user.click(press())
  await waitFor(() => expect(shown).toEqual(['Enter an amount']))
  await user.type(field('amount'), '501')
  await user.clear(field('amount'))
  await user.type(field('amount'), '200')
  expect(shown).toHaveLength(1)
  await user.click(press())
  await waitFor(() => expect(shown).toEqual(['Enter an amount', expect.stringMatching(/you have 100 USDT/)]))
  scroll.mockRestore()
})

test.each(['Send', 'Remove'])('no longer asks before its page is left once %s has ended it', async name => {
  const asked: boolean[] = []
  const { user } = await draw(() => <Sending asks onSent={() => asked.push(somethingTyped())} />)
  await user.type(field('amount'), '20')
  expect(somethingTyped()).toBe(true)
  await user.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(asked).toEqual([false]))
})

test('asks before its page is left after a refusal', async () => {
  const { user } = await draw(() => <Sending asks />)
  await user.type(field('amount'), '200')
  await user.click(press())
  expect(await screen.findByText(/you have 100 USDT/)).toBeTruthy()
  expect(somethingTyped()).toBe(true)
})

test("sends the form on Enter like its button, without the browser's own submit", async () => {
  const { user } = await draw(() => <Sending from={{ amount: '20' }} />)
  const left = jest.fn()
  const prevented = (event: Event) => event.defaultPrevented || left()
  addEventListener('submit', prevented)
  await user.type(field('note'), 'a{Enter}')
  await waitFor(() => expect([field('amount').value, field('note').value]).toEqual(['', '']))
  removeEventListener('submit', prevented)
  expect(left).not.toHaveBeenCalled()
})

test('empties the form when it was accepted', async () => {
  const { user } = await draw(() => <Sending from={{ amount: '20', note: 'a' }} />)
  await user.click(press())
  await waitFor(() => expect([field('amount').value, field('note').value]).toEqual(['', '']))
  expect(screen.queryByText('Enter an amount')).toBeNull()
})

/** A page with the form, and one without. */
function Leaving() {
  const [away, leave] = useState(false)
  return (
    <>
      <button type="button" onClick={() => leave(!away)}>
        Turn
      </button>
      {!away && <Sending use={useKept} />}
    </>
  )
}

test('keeps a draft when the page is left', async () => {
  const { user } = await draw(() => <Leaving />)
  await user.type(field('note'), 'abc')
  await user.click(screen.getByText('Turn'))
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByText('Turn'))
  expect(field('note').value).toBe('abc')
})

test('restores a draft after a reload for its author only', async () => {
  const { user, person } = await draw(() => <Sending use={useFirst} />)
  await user.type(field('note'), 'abc')
  await waitFor(() => expect(sessionStorage.getItem(KEY)).toContain('abc'))
  const kept = sessionStorage.getItem(KEY) ?? ''
  await draw(() => <Sending use={useStranger} />, { as: { balance: '1' } })
  expect(field('note').value).toBe('')
  sessionStorage.setItem(KEY, kept)
  await draw(() => <Sending use={useReloaded} />, { as: person ?? {} })
  await waitFor(() => expect(field('note').value).toBe('abc'))
})

test("keeps a visitor's draft over a reload, and hands it to the person who then logs in", async () => {
  sessionStorage.clear()
  const { user } = await visit(() => <Sending use={useVisited} />)
  await user.type(field('note'), 'abc')
  await waitFor(() => expect(sessionStorage.getItem(KEY)).toContain('abc'))
  await visit(() => <Sending use={useVisitedAgain} />)
  await waitFor(() => expect(field('note').value).toBe('abc'))
  await draw(() => <Sending use={useArrived} />)
  await waitFor(() => expect(field('note').value).toBe('abc'))
})

test('ignores stored data that is no draft', async () => {
  const { user, person } = await draw(() => <Sending use={useOld} />)
  await user.type(field('note'), 'abc')
  await waitFor(() => expect(sessionStorage.getItem(KEY)).toContain('abc'))
  const damaged = sessionStorage.getItem(KEY)?.replace('"abc"', '5') ?? ''
  await draw(() => <Sending />)
  sessionStorage.setItem(KEY, damaged)
  await draw(() => <Sending use={useNew} />, { as: person ?? {} })
  expect(field('note').value).toBe('')
})

test('shows a refusal as a notice when the page was left', async () => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  const { at, refused, said } = await refusing(/transferContract/, 'Transfers are paused', promise)
  const { user, leave } = await draw(() => <Sending from={{ amount: '5' }} />, { at })
  await user.click(press())
  await waitFor(() => expect(refused()).toBe(1))
  leave()
  letGo()
  await waitFor(() => expect(said).toEqual(['Transfers are paused']))
})
