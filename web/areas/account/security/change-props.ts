/** Props of every change form. */
export interface ChangeProps {
  /** '' for the logged-in account. */
  readonly user_id: string;
  readonly user_name: string;
  /** The account's current question. */
  readonly question: string;
  /** The proof of the owner check. */
  readonly yz_chit: string;
  readonly onClose: () => void;
}
