import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { type Country, CountryList, PhoneCode } from './index.tsx'

const us: Country = { code: 'US', name: 'United States', phoneCode: '1' }
const mexico: Country = { code: 'MX', name: 'México', phoneCode: '52' }
const korea: Country = { code: 'KR', name: 'South Korea', phoneCode: '82' }
const countries = [us, mexico, korea]
const names = () => screen.queryAllByRole('listitem').map(row => row.textContent)

test('a press picks, and the chosen one is marked', async () => {
  const pick = jest.fn()
  const { user } = renderPart(<CountryList countries={countries} value="US" onPick={pick} />)
  expect(screen.getByRole('button', { name: 'United States +1', current: true })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'South Korea +82' }))
  expect(pick).toHaveBeenCalledWith(korea)
})

test.each([
  ['mexico', ['México+52']],
  ['+8', ['South Korea+82']],
  ['us', ['United States+1']],
  ['OU', ['South Korea+82']],
])('a search for %j finds %j', async (query, found) => {
  const { user } = renderPart(<CountryList countries={countries} value={undefined} onPick={() => {}} />)
  await user.type(screen.getByRole('searchbox'), query)
  expect(names()).toEqual(found)
})

test('a search without a match says so', async () => {
  const { user } = renderPart(<CountryList countries={countries} value={undefined} onPick={() => {}} />)
  await user.type(screen.getByRole('searchbox'), 'zzz')
  expect(screen.getByText('Nothing found')).toBeDefined()
})

test('the code before a number names its country', () => {
  renderPart(<PhoneCode country={us} />)
  const button = screen.getByRole('button', { name: 'Country code: United States +1', expanded: false })
  expect(button.textContent).toBe('+1')
})
