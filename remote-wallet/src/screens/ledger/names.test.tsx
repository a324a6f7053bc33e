import { expect, test } from '@jest/globals'
import { accountKinds } from '@shared/contract/codes'
import { entryTypes } from '@shared/contract/entry-types'
import { renderScreen } from '@shared/testing/screen'
import { screen } from '@testing-library/react'
import { useNames } from './names.ts'

function Names() {
  const names = useNames()
  return (
    <>
      {Object.keys(entryTypes).map(type => (
        <li key={type} title={type}>
          {names.type(type)}
        </li>
      ))}
      {accountKinds.map(kind => (
        <p key={kind} title={kind}>
          {names.account(kind)}
        </p>
      ))}
    </>
  )
}

test('whatever the exchange posts has a name of its own, and so has each account', async () => {
  await renderScreen(Promise.resolve({ default: Names }), { path: '/zhangbianRecord' })
  const types = screen.getAllByRole('listitem')
  expect(types.filter(({ title, textContent }) => textContent === title)).toEqual([])
  expect(new Set(types.map(({ textContent }) => textContent)).size).toBe(Object.keys(entryTypes).length)
  for (const kind of accountKinds) expect(screen.getAllByTitle(kind).map(x => x.textContent)).not.toContain(kind)
})
