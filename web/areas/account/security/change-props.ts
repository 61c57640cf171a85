/** What every form of a change needs. */
export interface ChangeProps {
  /** '' for the account that is logged in. */
  readonly user_id: string;
  readonly user_name: string;
  /** The account's question as it is. */
  readonly question: string;
  /** What the check left as its proof. */
  readonly yz_chit: string;
  readonly onClose: () => void;
}
