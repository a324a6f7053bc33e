/** Addresses that are right in their form, and whose coins come back to nobody. */

/** Nobody has the key of these: zeros, ones, words, and what stands for ETH where a token is asked for. */
const nobody: ReadonlySet<string> = new Set([
  'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  '0xFFfFfFffFFfffFFfFFfFFFFFffFFFffffFfFFFfF',
  '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
  '1111111111111111111114oLvT2',
  '1BitcoinEaterAddressDontSendf59kuE',
  'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq9e75rs',
])

/** Nor of Ethereum's own programs, nor of where coins are burnt: zeros but for the last two bytes. */
export const isNobodys = (address: string): boolean => nobody.has(address) || /^0x0{36}/.test(address)

/** Tokens' own contracts: USDT, USDC, DAI, WBTC, WETH; USDT, USDC on TRON. */
const contracts: ReadonlySet<string> = new Set([
  '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  '0x6B175474E89094C44Da98b954EedeAC495271d0F',
  '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
  '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  'TEkxiTehnzSmSe2XqrJj4w32RUN966rdz8',
])

export const isContract = (address: string): boolean => contracts.has(address)
