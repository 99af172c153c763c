import { PageLoading } from "../../../shell/states/page-loading.tsx";

export default function DashboardLoading() {
  return <PageLoading />;
}
