/**
 * What keeps a Chromium to the page: no reports, no updates, and none of the pages that its own window loads. Its
 * address bar alone costs as much processor time as a page of the shop. The last list of features counts, so it
 * repeats what Playwright switches off.
 */
export const quietBrowser: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxFullPopup',
    'AimEnabled',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'PreconnectToSearch',
    'TcpPortRandomizationWin',
    'ThirdPartyStoragePartitioning',
  ].join(',')}`,
]
