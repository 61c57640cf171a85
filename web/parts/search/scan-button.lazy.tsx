import { scanGoods } from './scan-goods.ts';
import './scan-button.css';

/** Scans a pack instead of typing its name. */
export const ScanButton = () => (
  <button type="button" className="scan-button" aria-label="扫码搜索" onClick={() => void scanGoods()}>
    <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 8V5.5A1.5 1.5 0 0 1 5.5 4H8M16 4h2.5A1.5 1.5 0 0 1 20 5.5V8M20 16v2.5a1.5 1.5 0 0 1-1.5 1.5H16M8 20H5.5A1.5 1.5 0 0 1 4 18.5V16M4 12h16" />
    </svg>
  </button>
);
